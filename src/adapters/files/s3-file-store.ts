import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FileStore, StoredFile } from '#service/ports/file-store.ts';
import { StoreUnavailable } from '#service/ports/store-unavailable.ts';
import { STORE_CALL_MS, withDeadline } from '#service/with-deadline.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Until a call is given up; for tests. */
  readonly callMs?: number;
}

/** A check of the store is a call over the network: once in this while is enough. */
const CHECK_EVERY_MS = 2_000;

/** Any S3-compatible object store. A put is one call, whole or not at all, and durable once answered. */
export class S3FileStore implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #callMs: number;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor({ endpoint, bucket, region, accessKey, secretKey, callMs = STORE_CALL_MS }: S3Options) {
    this.#callMs = callMs;
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
      // Without `throwOnRequestTimeout` a server that hangs is only written about in the log.
      requestHandler: { connectionTimeout: 3_000, requestTimeout: callMs, throwOnRequestTimeout: true },
    });
  }

  put(name: string, bytes: Uint8Array): Promise<void> {
    return this.#guarded(async (abortSignal) => {
      const command = new PutObjectCommand({ Bucket: this.#bucket, Key: name, Body: bytes });
      await this.#client.send(command, { abortSignal });
    });
  }

  get(name: string): Promise<Uint8Array | undefined> {
    return this.#guarded(async (abortSignal) => {
      try {
        const command = new GetObjectCommand({ Bucket: this.#bucket, Key: name });
        const found = await this.#client.send(command, { abortSignal });
        return await found.Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    });
  }

  remove(name: string): Promise<void> {
    return this.#guarded(async (abortSignal) => {
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: name }), { abortSignal });
    });
  }

  async list(folder: string): Promise<string[]> {
    const names: string[] = [];
    for await (const page of this.pages(folder)) names.push(...page.map(({ name }) => name));
    return names;
  }

  async *pages(folder: string): AsyncGenerator<StoredFile[]> {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: `${folder}/`,
        ContinuationToken: token,
      });
      // Each page has its own deadline: many pages take long.
      const page = await this.#guarded((abortSignal) => this.#client.send(command, { abortSignal }));
      // Without a date it counts as just written, so that nobody takes it for left behind.
      yield (page.Contents ?? []).flatMap(({ Key, LastModified = new Date() }) =>
        Key ? [{ name: Key, writtenAt: LastModified }] : [],
      );
      token = page.NextContinuationToken;
    } while (token);
  }

  async check(): Promise<void> {
    if (performance.now() - this.#checkedAt < CHECK_EVERY_MS) return;
    // One call for all who ask at the same time: a server that hangs must not collect them.
    this.#checking ??= this.#look().finally(() => (this.#checking = undefined));
    await this.#checking;
  }

  async #look(): Promise<void> {
    const command = new ListObjectsV2Command({ Bucket: this.#bucket, MaxKeys: 1 });
    await this.#guarded((abortSignal) => this.#client.send(command, { abortSignal }));
    this.#checkedAt = performance.now();
  }

  async #guarded<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await withDeadline(this.#callMs, work);
    } catch (error) {
      throw new StoreUnavailable('files', error);
    }
  }
}
