# Everything that the server runs, and nothing that only builds it.
FROM node:24-bookworm-slim AS build
WORKDIR /kiewiet
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /kiewiet
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# a container is for a real centre: no demo, unless DEMO=true is asked for
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=false
WORKDIR /kiewiet
RUN mkdir -m 0700 /data && chown node:node /data
COPY --from=packages /kiewiet/node_modules node_modules
COPY --from=build /kiewiet/dist dist
COPY package.json ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/server.js"]
