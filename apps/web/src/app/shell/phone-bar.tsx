import { Link } from '@tanstack/react-router';
import { Clapperboard, Compass, History, Layers, LogIn, LogOut } from 'lucide-react';
import type { MeAnswer } from '@kinora/contract/api';
import { useSignOut } from '../../api/sign-out.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { labels } from '../../labels/index.ts';
import { useActiveView } from './active-view.ts';

const names = labels.screen.views;
const ADDRESS_AS_A_WHOLE = { exact: true, includeSearch: true } as const;

interface PhoneBarProps {
  me: MeAnswer | null | undefined;
  onOpenHistory: () => void;
}

/** The bottom bar of phones. Your Generations and History ask a visitor to sign in. */
export function PhoneBar({ me, onOpenHistory }: PhoneBarProps) {
  const activeView = useActiveView();
  const dialogs = useDialogs();
  const signOut = useSignOut();
  const askToSignIn = () => {
    dialogs.open('sign-in');
  };
  return (
    <nav
      data-frame
      aria-label={labels.shell.main}
      data-tour="views"
      className="fixed inset-x-0 bottom-0 z-9 grid grid-cols-5 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <Link
        to="/"
        search={{}}
        className="phone-item"
        activeOptions={ADDRESS_AS_A_WHOLE}
        aria-current={activeView === 'explore' ? 'page' : undefined}
      >
        <Compass size={18} aria-hidden="true" />
        {names.explore}
      </Link>
      {/* Who is not known yet is not asked to sign in. */}
      {me !== null ? (
        <Link
          to="/"
          search={{ view: 'generations' }}
          className="phone-item"
          data-tour="generations"
          activeOptions={ADDRESS_AS_A_WHOLE}
          aria-label={names.yourGenerations}
          aria-current={activeView === 'generations' ? 'page' : undefined}
        >
          <Layers size={18} aria-hidden="true" />
          {labels.shell.generations}
        </Link>
      ) : (
        <button
          type="button"
          className="phone-item"
          data-tour="generations"
          aria-label={names.yourGenerations}
          onClick={askToSignIn}
        >
          <Layers size={18} aria-hidden="true" />
          {labels.shell.generations}
        </button>
      )}
      <Link
        to="/"
        search={{ view: 'showcase' }}
        className="phone-item"
        data-tour="showcase"
        activeOptions={ADDRESS_AS_A_WHOLE}
        aria-current={activeView === 'showcase' ? 'page' : undefined}
      >
        <Clapperboard size={18} aria-hidden="true" />
        {names.showcase}
      </Link>
      <button type="button" className="phone-item" onClick={me === null ? askToSignIn : onOpenHistory}>
        <History size={18} aria-hidden="true" />
        {names.history}
      </button>
      <button
        type="button"
        className="phone-item"
        onClick={() => {
          if (me) {
            signOut.mutate();
          } else {
            askToSignIn();
          }
        }}
      >
        {me ? <LogOut size={18} aria-hidden="true" /> : <LogIn size={18} aria-hidden="true" />}
        {me ? names.signOut : names.signIn}
      </button>
    </nav>
  );
}
