# One image for every process of the shop; command and environment decide which one it is (docs/deployment.md).
FROM node:24.21.0-bookworm-slim AS build
# The driver of SQLite is compiled.
RUN apt-get update && apt-get install -y --no-install-recommends g++ make python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY . .
RUN npm run build:all
RUN npm prune --omit=dev --no-audit --no-fund && npm prune --prefix backend --omit=dev --no-audit --no-fund \
    && rm -rf .cache

FROM node:24.21.0-bookworm-slim
# Packages the films of lessons.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production TZ=UTC STRAPI_TELEMETRY_DISABLED=true NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
# Nothing but /data, /builds, /tmp and Next's cache of resized pictures is ever written.
RUN mkdir -p /data /builds /shop/.next/cache && chown node:node /data /builds
WORKDIR /shop
COPY --from=build /shop /shop
# Strapi looks for this folder at every start.
RUN mkdir -p /shop/backend/database/migrations && chown -R node:node /shop/.next/cache
USER node
VOLUME /data
EXPOSE 3000 1337
# The storefront. The backend and the worker: node dist/src/main.js in /shop/backend, asked on port 1337.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/shop/scripts/check-ready.mjs", "3000"]
CMD ["node", "dist/server.mjs"]
