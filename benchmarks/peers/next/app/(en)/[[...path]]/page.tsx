import { PageContent, pathsOf } from "../../page-content";

interface Props {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => pathsOf("en");

export default async function Page({ params }: Props) {
  const { path = [] } = await params;
  return <PageContent path={`/${path.join("/")}`} />;
}
