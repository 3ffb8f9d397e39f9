# The service as an image: `docker build -t plenish .`, then `serve` (as it is) or `worker`. See docs/running.md.

FROM node:24-bookworm-slim AS build
WORKDIR /plenish
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
# The packages bring a Node for machines without one; this image has its own.
RUN npm ci --omit=dev --no-fund --no-audit && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY src src
COPY scripts scripts
# What set-up does elsewhere: the pages, and the networks that read lettering, made faster to load.
RUN node node_modules/vite/bin/vite.js build src/viewer --logLevel warn && node scripts/simplify-models.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    GLIBC_TUNABLES=glibc.malloc.mmap_threshold=1048576:glibc.malloc.trim_threshold=8388608:glibc.malloc.hugetlb=1 \
    PLENISH_HOST=0.0.0.0 \
    PLENISH_PORT=3000 \
    PLENISH_DATA_DIR=/data
WORKDIR /plenish
COPY --from=build /plenish/node_modules node_modules
COPY --from=build /plenish/dist dist
COPY package.json LICENSE ./
COPY bin bin
COPY scripts scripts
COPY src src
COPY samples samples
RUN mkdir /data && chown node:node /data
# Nothing but /data and /tmp is written to: the rest may be read-only.
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PLENISH_PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Straight to the program: as the first process it hears SIGTERM itself.
ENTRYPOINT ["node", "src/bin/plenish.ts"]
CMD ["serve"]
