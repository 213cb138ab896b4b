import { z } from 'zod/mini';

/** A moment as ISO 8601 in UTC, such as `2026-01-31T12:00:00.000Z`. */
export const MomentSchema = z.string();

/** A number of credits with at most two decimals. */
export const CreditsSchema = z.number();

/** A URL of our own origin, usually only a path. */
export const LinkSchema = z.string();
