import { serve } from "../_shared/serve.ts";
import { endpoint } from "./handler.ts";

serve(endpoint);
