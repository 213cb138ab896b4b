import { Mail, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkedInIcon, TwitterIcon } from '../../components/social-icons.tsx';
import { useContactLinks } from '../../api/get-catalogue.ts';
import { labels } from '../../labels/index.ts';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const names = labels.screen.views;

/** The operator's social and contact links, and the switch between dark and light. */
export function SocialLinks({ isForPhone = false }: { isForPhone?: boolean }) {
  const contact = useContactLinks();
  const { theme, toggleTheme } = useTheme();
  return (
    <div className="flex flex-wrap items-center gap-0.5 border-t border-line px-0.5 pt-2">
      <SocialLink isForPhone={isForPhone} label={names.linkedIn} href={contact.linkedin_url}>
        <LinkedInIcon />
      </SocialLink>
      <SocialLink isForPhone={isForPhone} label={names.twitter} href={contact.twitter_url}>
        <TwitterIcon />
      </SocialLink>
      <SocialLink
        isForPhone={isForPhone}
        label={names.email}
        href={contact.email === null ? null : `mailto:${contact.email}`}
      >
        <Mail size={16} aria-hidden="true" />
      </SocialLink>
      <span className="flex-1" />
      <IconButton
        label={theme === 'dark' ? labels.shell.lightTheme : labels.shell.darkTheme}
        onClick={toggleTheme}
      >
        {theme === 'dark' ? <Moon size={16} /> : <Sun size={16} />}
      </IconButton>
    </div>
  );
}

interface SocialLinkProps {
  label: string;
  href: string | null;
  /** A narrow sidebar has no room for it; a phone's page has. */
  isForPhone: boolean;
  children: ReactNode;
}

function SocialLink({ label, href, isForPhone, children }: SocialLinkProps) {
  const className = isForPhone ? 'icon-button' : 'icon-button wide-only';
  if (href === null) {
    return (
      <span
        role="link"
        aria-disabled="true"
        aria-label={labels.shell.linkNotSet(label, names.notSet)}
        title={names.notSet}
        className={className}
      >
        {children}
      </span>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={label} title={label} className={className}>
      {children}
    </a>
  );
}
