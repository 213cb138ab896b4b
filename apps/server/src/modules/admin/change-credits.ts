import { sentences } from '@kinora/contract/sentences';
import type { Database } from '../../db/client.ts';
import { AppError, isAppError } from '../../platform/errors/app-error.ts';
import { grantCredits, readBalance } from '../credits/index.ts';
import { findUserByEmail } from './find-user.ts';

export interface CreditChange {
  readonly email: string;
  /** Below zero it takes credits away. Not zero. */
  readonly amountHundredths: bigint;
  readonly reason?: string;
  /** Idempotency key: the same change again changes nothing. */
  readonly key: string;
}

/**
 * Gives or takes credits and answers what is available then, in hundredths.
 * @throws AppError `not-found` for an unknown address, `invalid` when more would be taken than is available
 */
export async function changeCredits(database: Database, { email, ...change }: CreditChange): Promise<bigint> {
  try {
    return await database.transaction(async (tx) => {
      const { id: userId } = await findUserByEmail(tx, email);
      await grantCredits(tx, { ...change, userId });
      return (await readBalance(tx, userId)).availableHundredths;
    });
  } catch (error) {
    // 402 would tell the admin to get more credits.
    throw isAppError(error, 'not-enough-credits')
      ? new AppError('invalid', { detail: sentences.account.creditsUnavailable, cause: error })
      : error;
  }
}
