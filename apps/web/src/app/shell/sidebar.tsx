import { Link } from '@tanstack/react-router';
import { PanelLeft } from 'lucide-react';
import type { MeAnswer } from '@kinora/contract/api';
import { labels } from '../../labels/index.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CreditsCard } from './credits-card.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { AccountLink, FootLinks } from './foot-links.tsx';
import { MainNav } from './main-nav.tsx';
import { SocialLinks } from './social-links.tsx';
import type { HistoryPanelState } from './use-history-panel.ts';

interface SidebarProps {
  me: MeAnswer | null | undefined;
  isNarrow: boolean;
  onToggle: () => void;
  history: HistoryPanelState;
}

/** The fixed column on the left: where one can go, what one has, how to leave. */
export function Sidebar({ me, isNarrow, onToggle, history }: SidebarProps) {
  return (
    <aside data-frame className="sidebar max-sm:hidden!">
      <div className="mb-4 flex h-10 items-center gap-2.5 px-2.5">
        <Link
          to="/"
          search={{}}
          className="flex items-center gap-2.5 rounded-control"
          aria-label={labels.common.startPage}
        >
          <BrandMark />
          <b className="word text-[18px] font-[650] tracking-[-.03em]">{labels.common.product}</b>
        </Link>
        <span className="wide-only ml-auto max-lg:hidden">
          <IconButton label={labels.shell.collapseSidebar} onClick={onToggle}>
            <PanelLeft size={16} />
          </IconButton>
        </span>
      </div>
      {isNarrow && (
        <IconButton
          label={labels.shell.expandSidebar}
          onClick={onToggle}
          className="mx-auto mb-2 max-lg:hidden!"
        >
          <PanelLeft size={16} />
        </IconButton>
      )}
      <MainNav me={me} history={history} />
      <div className="mt-auto grid gap-2 pt-4">
        {me ? <CreditsCard me={me} /> : null}
        {me === null || me?.activated === false ? <InvitationCard /> : null}
        <FootLinks />
        <SocialLinks />
        <AccountLink me={me} />
      </div>
    </aside>
  );
}
