import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FileStore } from '#service/ports/file-store.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** A check of the store is a call over the network: once in this while is enough. */
const CHECK_EVERY_MS = 2_000;

/** Any S3-compatible object store. A put is one call, whole or not at all, and durable once answered. */
export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: S3Options) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Servers other than Amazon's seldom have a host name for each bucket, nor the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    });
  }

  put(name: string, bytes: Uint8Array): Promise<void> {
    return guarded(async () => {
      await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: name, Body: bytes }));
    });
  }

  get(name: string): Promise<Uint8Array | undefined> {
    return guarded(async () => {
      try {
        const found = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: name }));
        return await found.Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    });
  }

  remove(name: string): Promise<void> {
    return guarded(async () => {
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: name }));
    });
  }

  list(folder: string): Promise<string[]> {
    return guarded(async () => {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await this.#client.send(
          new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: `${folder}/`, ContinuationToken: token }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key);
        token = page.NextContinuationToken;
      } while (token);
      return names;
    });
  }

  async check(): Promise<void> {
    if (performance.now() - this.#checkedAt < CHECK_EVERY_MS) return;
    await guarded(() => this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, MaxKeys: 1 })));
    this.#checkedAt = performance.now();
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreUnavailable('files', error);
  }
}
