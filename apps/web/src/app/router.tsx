import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { afterPaint } from '../lib/after-paint.ts';
import { readAdminSearch, readWorkspaceSearch } from '../lib/search-params.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Root } from './root.tsx';
import { Shell } from './shell/shell.tsx';
import { Workspace } from './workspace.tsx';

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });

const workspaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  validateSearch: readWorkspaceSearch,
  component: Workspace,
});

const showcaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/showcase',
  component: lazyRouteComponent(() => import('../features/showcase/showcase-view.tsx'), 'ShowcaseView'),
});

const pricingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => import('../features/pricing/pricing-page.tsx'), 'PricingPage'),
});

const educationalRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/educational',
  component: lazyRouteComponent(() => import('../features/reading/educational-page.tsx'), 'EducationalPage'),
});

const documentationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documentation',
  component: lazyRouteComponent(
    () => import('../features/reading/documentation-page.tsx'),
    'DocumentationPage',
  ),
});

const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
});

const adminRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  validateSearch: readAdminSearch,
  component: lazyRouteComponent(() => import('../features/admin/admin-page.tsx'), 'AdminPage'),
});

const termsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/reading/terms-page.tsx'), 'TermsPage'),
});

const privacyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../features/reading/privacy-page.tsx'), 'PrivacyPage'),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('../features/access/login-page.tsx'), 'LoginPage'),
});

const forgottenPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgotten-password',
  component: lazyRouteComponent(
    () => import('../features/access/forgotten-password-page.tsx'),
    'ForgottenPasswordPage',
  ),
});

const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new-password',
  component: lazyRouteComponent(() => import('../features/access/new-password-page.tsx'), 'NewPasswordPage'),
});

const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share/$token',
  component: lazyRouteComponent(() => import('../features/sharing/shared-page.tsx'), 'SharedPage'),
});

const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([
    workspaceRoute,
    showcaseRoute,
    pricingRoute,
    educationalRoute,
    documentationRoute,
    accountRoute,
    adminRoute,
    termsRoute,
    privacyRoute,
  ]),
  loginRoute,
  forgottenPasswordRoute,
  newPasswordRoute,
  shareRoute,
]);

/**
 * The addresses of the product, in the browser's history unless another is given. Pages are fetched when a pointer or
 * the focus comes near their link. What was pressed is answered before the work of another address begins.
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
  const navigate = router.navigate;
  router.navigate = (options) =>
    new Promise((resolve) => {
      afterPaint(() => {
        resolve(navigate(options));
      });
    });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
