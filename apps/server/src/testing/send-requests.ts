import type { buildTestHttp } from './test-http.ts';

type App = Pick<Awaited<ReturnType<typeof buildTestHttp>>['app'], 'inject'>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

export interface SendOptions {
  readonly cookie?: string;
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}

/** A function that sends requests to an application without a port. */
export function sendTo(app: App) {
  return (method: Method, url: string, { cookie, payload, headers }: SendOptions = {}) =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    });
}
