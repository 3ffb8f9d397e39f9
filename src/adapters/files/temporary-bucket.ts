import { randomUUID } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Options } from './s3-file-store.ts';

export interface TemporaryBucket {
  readonly options: S3Options;
  /** The names of all that is in it. */
  list(): Promise<string[]>;
  /** Removes it with all that is in it. */
  remove(): Promise<void>;
}

/** An empty bucket of its own on an S3 server, for tests and measurements. */
export async function makeTemporaryBucket(server: Omit<S3Options, 'bucket'>): Promise<TemporaryBucket> {
  const Bucket = `plenish-test-${randomUUID()}`;
  const client = new S3Client({
    endpoint: server.endpoint,
    region: server.region,
    credentials: { accessKeyId: server.accessKey, secretAccessKey: server.secretKey },
    forcePathStyle: true,
  });
  const list = async () => {
    const names: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
      for (const { Key } of Contents) names.push(Key!);
    }
    return names;
  };
  await client.send(new CreateBucketCommand({ Bucket }));
  return {
    options: { ...server, bucket: Bucket },
    list,
    async remove() {
      for (const Key of await list()) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      await client.send(new DeleteBucketCommand({ Bucket }));
      client.destroy();
    },
  };
}
