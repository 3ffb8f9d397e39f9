/** Variables that tell where the servers are that some tests need. */
const VARIABLES = ['TEST_DATABASE_URL', 'TEST_S3_ENDPOINT', 'TEST_S3_ACCESS_KEY', 'TEST_S3_SECRET_KEY'] as const;

/** Those that are not set. `test/servers/run.sh` starts the servers and sets all. */
export function missingServers(): string[] {
  return VARIABLES.filter((name) => !process.env[name]);
}
