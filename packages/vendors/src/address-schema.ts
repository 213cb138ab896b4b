import { z } from 'zod';

/** A server's address as the operator set it, without slashes at its end. */
export const addressSchema = z.string().transform((url) => url.replace(/\/+$/u, ''));
