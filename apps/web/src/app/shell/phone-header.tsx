import { Link } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { formatCredits } from '@kinora/contract/money';
import { sentences } from '@kinora/contract/sentences';
import type { MeAnswer } from '@kinora/contract/api';
import { useDialogs } from '../../components/dialogs.tsx';
import { labels } from '../../labels/index.ts';
import { useTheme } from '../../lib/theme.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** The line at the top of phones: the name, the theme, and the balance or the way in. */
export function PhoneHeader({ me }: { me: MeAnswer | null | undefined }) {
  const dialogs = useDialogs();
  const { theme, toggleTheme } = useTheme();
  return (
    <header data-frame className="flex h-14 items-center gap-2.5 px-4 sm:hidden">
      <Link to="/" search={{}} className="flex items-center gap-2.5" aria-label={labels.common.startPage}>
        <BrandMark />
        <b className="text-[18px] font-[650] tracking-[-.03em]">{labels.common.product}</b>
      </Link>
      <span className="flex-1" />
      <IconButton
        label={theme === 'dark' ? labels.shell.lightTheme : labels.shell.darkTheme}
        onClick={toggleTheme}
      >
        {theme === 'dark' ? <Moon size={18} /> : <Sun size={18} />}
      </IconButton>
      {me && (
        <Link to="/account" className="grid h-11 place-items-center" title={labels.common.account}>
          <span className="tag h-7! tabular-nums">
            {sentences.account.credits(formatCredits(me.credits))}
          </span>
        </Link>
      )}
      {me === null && (
        <Button
          size="small"
          onClick={() => {
            dialogs.open('activate');
          }}
        >
          {labels.common.activate}
        </Button>
      )}
    </header>
  );
}
