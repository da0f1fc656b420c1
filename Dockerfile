# Only the static site, served by Caddy, which obtains its certificate itself. The backend is a Supabase project (docs/deploy.md).
#   docker build -t suite .
#   docker run -p 80:80 -p 443:443 -e SITE_ADDRESS=your-site -v suite-certificates:/data suite
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG GATSBY_SUPABASE_URL
ARG GATSBY_SUPABASE_ANON_KEY
ARG GATSBY_TURNSTILE_SITE_KEY
RUN npm run build

FROM caddy:2
COPY --from=build /site/hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/public /srv
