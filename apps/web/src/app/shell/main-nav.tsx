import { Link } from '@tanstack/react-router';
import { Bot, ChevronRight, GraduationCap, History } from 'lucide-react';
import type { MeAnswer } from '@kinora/contract/api';
import { useDialogs } from '../../components/dialogs.tsx';
import { labels } from '../../labels/index.ts';
import { useActiveView } from './active-view.ts';
import type { HistoryPanelState } from './use-history-panel.ts';
import { viewItems, welcomeIcon as WelcomeIcon } from './nav-items.ts';

const names = labels.screen.views;

interface MainNavProps {
  me: MeAnswer | null | undefined;
  history: HistoryPanelState;
}

/** The sidebar's upper list, in the fixed order of the product. */
export function MainNav({ me, history }: MainNavProps) {
  const activeView = useActiveView();
  const dialogs = useDialogs();
  const isMember = me !== null && me !== undefined;
  return (
    <nav aria-label={labels.shell.main} data-tour="views">
      <ul className="grid gap-0.5">
        <li>
          <button
            type="button"
            className="nav-item"
            title={names.welcomeGuide}
            onClick={() => {
              dialogs.open('welcome');
            }}
          >
            <WelcomeIcon size={16} aria-hidden="true" />
            <span className="word">{names.welcomeGuide}</span>
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
                data-tour={view}
                className="nav-item"
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={activeView === view ? 'page' : undefined}
              >
                <Icon size={16} aria-hidden="true" />
                <span className="word">{label}</span>
              </Link>
            </li>
          ))}
        <li>
          <Link to="/educational" title={names.educational} className="nav-item">
            <GraduationCap size={16} aria-hidden="true" />
            <span className="word">{names.educational}</span>
          </Link>
        </li>
        {isMember && (
          <li>
            <button
              type="button"
              className="nav-item"
              title={names.storiesHistory}
              aria-haspopup="dialog"
              aria-expanded={history.openedBy !== null}
              onClick={() => {
                history.open('press');
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') {
                  history.open('look');
                }
              }}
              onPointerLeave={history.closeSoon}
              onFocus={(event) => {
                if (event.target.matches(':focus-visible')) {
                  history.openForFocus();
                }
              }}
              onBlur={history.closeSoon}
            >
              <History size={16} aria-hidden="true" />
              <span className="word">{names.storiesHistory}</span>
              <ChevronRight size={14} aria-hidden="true" className="wide-only ml-auto text-ink-3" />
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className="nav-item"
            title={names.agenticStudio}
            onClick={() => {
              dialogs.open('waitlist-studio');
            }}
          >
            <Bot size={16} aria-hidden="true" />
            <span className="word">
              {names.agenticStudio}
              <small className="block text-12 text-ink-3">{names.comingSoon}</small>
            </span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
