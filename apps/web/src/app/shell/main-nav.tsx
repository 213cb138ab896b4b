import { Link, useSearch } from '@tanstack/react-router';
import { Bot, ChevronRight, GraduationCap, History } from 'lucide-react';
import type { MeAnswer } from '@kinora/contract';
import { useDialogs } from '../../components/dialogs.tsx';
import { useActiveView } from './active-view.ts';
import { viewItems, welcomeIcon as WelcomeIcon } from './nav-items.ts';

interface MainNavProps {
  me: MeAnswer | null | undefined;
  onOpenHistory: () => void;
  isHistoryOpen: boolean;
}

/** The sidebar's upper list, in the fixed order of the product. */
export function MainNav({ me, onOpenHistory, isHistoryOpen }: MainNavProps) {
  const activeView = useActiveView();
  const dialogs = useDialogs();
  const { session } = useSearch({ strict: false });
  const isMember = me !== null && me !== undefined;
  return (
    <nav aria-label="Main">
      <ul className="grid gap-0.5">
        <li>
          <button
            type="button"
            className="nav-item"
            title="Welcome Guide"
            onClick={() => {
              dialogs.open('welcome');
            }}
          >
            <WelcomeIcon size={16} aria-hidden="true" />
            <span className="word">Welcome Guide</span>
          </button>
        </li>
        {viewItems
          .filter((item) => isMember || !item.isForMembers)
          .map(({ view, label, icon: Icon }) => (
            <li key={view}>
              <Link
                to="/"
                search={view === 'explore' ? {} : { view }}
                title={label}
                className="nav-item"
                activeProps={{}}
                aria-current={activeView === view && session === undefined ? 'page' : undefined}
              >
                <Icon size={16} aria-hidden="true" />
                <span className="word">{label}</span>
              </Link>
            </li>
          ))}
        <li>
          <Link to="/educational" title="Educational" className="nav-item">
            <GraduationCap size={16} aria-hidden="true" />
            <span className="word">Educational</span>
          </Link>
        </li>
        {isMember && (
          <li>
            <button
              type="button"
              className="nav-item"
              title="Stories History"
              aria-haspopup="dialog"
              aria-expanded={isHistoryOpen}
              onClick={onOpenHistory}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') {
                  onOpenHistory();
                }
              }}
              onFocus={(event) => {
                if (event.target.matches(':focus-visible')) {
                  onOpenHistory();
                }
              }}
            >
              <History size={16} aria-hidden="true" />
              <span className="word">Stories History</span>
              <ChevronRight size={14} aria-hidden="true" className="wide-only ml-auto text-ink-3" />
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className="nav-item"
            title="Agentic AI Studio"
            onClick={() => {
              dialogs.open('waitlist-studio');
            }}
          >
            <Bot size={16} aria-hidden="true" />
            <span className="word">
              Agentic AI Studio
              <small className="block text-12 text-ink-3">Coming Soon</small>
            </span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
