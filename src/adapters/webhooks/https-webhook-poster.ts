import type { LookupAddress } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookPoster } from '#service/ports/webhooks.ts';
import { askNameServers } from './ask-name-servers.ts';
import { isPublicAddress } from './public-addresses.ts';

export interface PosterOptions {
  /** Lets everything through, http and the own machine included. For tests alone. */
  readonly allowLocal?: boolean;
  /** All addresses of a name, none where it has none, or an error where nobody can tell; by its name servers unless told otherwise. */
  readonly resolve?: (name: string) => Promise<LookupAddress[]>;
}

/** All of a posting: names, connection, TLS, answer. */
const POST_MS = 10_000;

/**
 * Posts by https to public addresses. A name is resolved when a connection is made and connected to just what it was resolved to, so that
 * it can't be public when it is looked at and local when it is used. Redirects are not followed.
 */
export function makeWebhookPoster({ allowLocal = false, resolve = askNameServers }: PosterOptions = {}): WebhookPoster {
  const isAllowed = (address: string) => allowLocal || isPublicAddress(address);

  /** For a connection: the addresses of a name, or an error where one of them is not public. */
  const guardedLookup: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return done(new Error(`There is no host ${name}`), '');
        if (!addresses.every(({ address }) => isAllowed(address))) return done(new Error(NOT_PUBLIC), '');
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };

  const refuse = async (text: string): Promise<string | undefined> => {
    const url = URL.parse(text);
    if (!url || !(url.protocol === 'https:' || (allowLocal && url.protocol === 'http:'))) return NO_HTTPS;
    if (url.username || url.password) return 'The address must have no user name or password in it.';
    const host = hostOf(url);
    if (isIP(host)) return isAllowed(host) ? undefined : NOT_PUBLIC;
    const addresses = await resolve(host).catch(() => undefined);
    // Nobody can tell now, which may be our own fault: where it leads is looked at when it is posted to, again and again for a day.
    if (!addresses) return undefined;
    if (!addresses.length) return NOT_FOUND;
    return addresses.every(({ address }) => isAllowed(address)) ? undefined : NOT_PUBLIC;
  };

  const post = (text: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    const url = new URL(text);
    // An address in figures is not looked up.
    if (isIP(hostOf(url)) && !isAllowed(hostOf(url))) return Promise.reject(new Error(NOT_PUBLIC));
    if (url.protocol !== 'https:' && !allowLocal) return Promise.reject(new Error(NO_HTTPS));
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, ...CONTENT, 'Content-Length': Buffer.byteLength(body) },
      lookup: guardedLookup,
      agent: false,
      signal: AbortSignal.timeout(POST_MS),
    };
    const { promise, resolve: answer, reject } = Promise.withResolvers<number>();
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
      answer(response.statusCode!);
      // Nobody reads what it says.
      response.destroy();
    });
    request.on('error', reject).end(body);
    return promise;
  };

  return { refuse, post };
}

const CONTENT = { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'Plenish-Webhooks/1' };
const NO_HTTPS = 'The address must begin with https:// and be complete.';
const NOT_PUBLIC = 'The address is not on the public internet.';
const NOT_FOUND = 'The host of the address cannot be found.';

/** IPv6 without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
