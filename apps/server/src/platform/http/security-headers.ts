import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  readonly publicUrl: string;
  /** Another origin that showcase media come from. */
  readonly cdnUrl: string | null;
  /** Vite's client needs inline scripts and a socket; never outside development. */
  readonly isDevelopment: boolean;
}

const HSTS_SECONDS = 365 * 24 * 3600;

/** Sends the security headers with every answer, errors and files included. */
export async function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  // Over plain http these two would lock a user of a LAN address out.
  const isHttps = options.publicUrl.startsWith('https://');
  const media = [
    "'self'",
    'data:',
    'blob:',
    ...(options.cdnUrl === null ? [] : [new URL(options.cdnUrl).origin]),
  ];
  const script = options.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: script,
        // Toast and popover libraries inject their styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: media,
        mediaSrc: media,
        fontSrc: ["'self'", 'data:'],
        connectSrc: options.isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: HSTS_SECONDS } : false,
    // Both need a secure context; on a LAN address browsers only warn about them.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
