/** One thing done to the ledger in a random history. Holds and grants are named by their keys. */
export type LedgerStep =
  | { readonly kind: 'grant'; readonly user: number; readonly key: string; readonly amount: bigint }
  | { readonly kind: 'hold'; readonly user: number; readonly key: string; readonly amount: bigint }
  | { readonly kind: 'capture' | 'release' | 'expiry'; readonly user: number; readonly key: string }
  /** A part of a hold is paid, the rest released. */
  | { readonly kind: 'part'; readonly user: number; readonly key: string; readonly amount: bigint }
  /** The process dies before the commit of the step: as if it had never begun. */
  | { readonly kind: 'crash'; readonly step: LedgerStep };

/** What a step answers: done, or refused with an error code. */
export type StepOutcome = 'done' | 'not-enough-credits' | 'conflict' | 'not-found';

interface ModelHold {
  readonly amount: bigint;
  end: 'capture' | 'release' | 'expiry' | undefined;
}

export interface ModelUser {
  readonly available: bigint;
  readonly held: bigint;
}

interface ModelEntry {
  readonly account: string;
  readonly amount: bigint;
}

/**
 * The ledger as a reader would explain it, in memory and without SQL: the judge of the real one. Balances are
 * never stored, always added up from entries.
 */
export class LedgerModel {
  readonly #entries: ModelEntry[] = [];
  readonly #holds = new Map<string, ModelHold>();
  readonly #grants = new Map<string, bigint>();

  apply(step: LedgerStep): StepOutcome {
    switch (step.kind) {
      case 'crash':
        return 'done';
      case 'grant':
        return this.#grant(step);
      case 'hold':
        return this.#hold(step);
      case 'capture':
      case 'release':
      case 'expiry':
        return this.#end(step);
      case 'part':
        return this.#part(step);
    }
  }

  balanceOf(user: number): ModelUser {
    return { available: this.#sum(`available:${user}`), held: this.#sum(`held:${user}`) };
  }

  /** Sum of every entry of every account: I1 wants zero. */
  get total(): bigint {
    return this.#entries.reduce((sum, entry) => sum + entry.amount, 0n);
  }

  get revenue(): bigint {
    return this.#sum('revenue');
  }

  get holds(): ReadonlyMap<string, Readonly<ModelHold>> {
    return this.#holds;
  }

  #grant({ user, key, amount }: { user: number; key: string; amount: bigint }): StepOutcome {
    const id = `${user}:${key}`;
    const earlier = this.#grants.get(id);
    if (earlier !== undefined) {
      return earlier === amount ? 'done' : 'conflict';
    }
    if (this.balanceOf(user).available + amount < 0n) {
      return 'not-enough-credits';
    }
    this.#grants.set(id, amount);
    this.#move('granted', `available:${user}`, amount);
    return 'done';
  }

  #hold({ user, key, amount }: { user: number; key: string; amount: bigint }): StepOutcome {
    const id = `${user}:${key}`;
    const earlier = this.#holds.get(id);
    if (earlier !== undefined) {
      return earlier.amount === amount ? 'done' : 'conflict';
    }
    if (this.balanceOf(user).available < amount) {
      return 'not-enough-credits';
    }
    this.#holds.set(id, { amount, end: undefined });
    this.#move(`available:${user}`, `held:${user}`, amount);
    return 'done';
  }

  #end({
    kind,
    user,
    key,
  }: {
    kind: 'capture' | 'release' | 'expiry';
    user: number;
    key: string;
  }): StepOutcome {
    const hold = this.#holds.get(`${user}:${key}`);
    if (hold === undefined) {
      return 'not-found';
    }
    if (hold.end !== undefined) {
      return hold.end === kind ? 'done' : 'conflict';
    }
    hold.end = kind;
    this.#move(`held:${user}`, kind === 'capture' ? 'revenue' : `available:${user}`, hold.amount);
    return 'done';
  }

  #part({ user, key, amount }: { user: number; key: string; amount: bigint }): StepOutcome {
    const hold = this.#holds.get(`${user}:${key}`);
    if (hold === undefined || amount >= hold.amount) {
      return this.#end({ kind: 'capture', user, key });
    }
    const isOpen = hold.end === undefined;
    const outcome = this.#end({ kind: 'release', user, key });
    if (isOpen) {
      this.#holds.set(`${user}:${key}:part`, { amount, end: 'capture' });
      this.#move(`available:${user}`, 'revenue', amount);
    }
    return outcome;
  }

  #move(from: string, to: string, amount: bigint): void {
    this.#entries.push({ account: from, amount: -amount }, { account: to, amount });
  }

  #sum(account: string): bigint {
    return this.#entries.reduce((sum, entry) => (entry.account === account ? sum + entry.amount : sum), 0n);
  }
}
