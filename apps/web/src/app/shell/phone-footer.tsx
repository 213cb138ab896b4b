import { Link } from '@tanstack/react-router';
import { useDialogs } from '../../components/dialogs.tsx';
import { labels } from '../../labels/index.ts';
import { SocialLinks } from './social-links.tsx';

const names = labels.screen.views;
const ITEM_CLASS = 'flex min-h-11 items-center rounded-control text-ink-2 hover:text-ink';

/** What the sidebar has and the phone's bar has no room for, at the end of every page. */
export function PhoneFooter() {
  const dialogs = useDialogs();
  return (
    <footer data-frame className="border-t border-line px-4 pt-4 pb-24 sm:hidden">
      <nav aria-label={labels.shell.more}>
        <ul className="grid grid-cols-2 gap-x-4">
          <li>
            <button
              type="button"
              className={ITEM_CLASS}
              onClick={() => {
                dialogs.open('welcome');
              }}
            >
              {names.welcomeGuide}
            </button>
          </li>
          <li>
            <Link to="/" search={{ view: 'animate' }} className={ITEM_CLASS}>
              {names.animate}
            </Link>
          </li>
          <li>
            <Link to="/" search={{ view: 'canva' }} className={ITEM_CLASS}>
              {names.canva}
            </Link>
          </li>
          <li>
            <Link to="/educational" className={ITEM_CLASS}>
              {names.educational}
            </Link>
          </li>
          <li>
            <a href="/documentation" target="_blank" rel="noopener" className={ITEM_CLASS}>
              {names.documentation}
            </a>
          </li>
          <li>
            <Link to="/pricing" className={ITEM_CLASS}>
              {names.pricing}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={ITEM_CLASS}
              onClick={() => {
                dialogs.open('waitlist-studio');
              }}
            >
              {names.agenticStudio}
            </button>
          </li>
        </ul>
      </nav>
      <SocialLinks isForPhone />
    </footer>
  );
}
