import { createRoute, lazyRouteComponent as lazy, Outlet } from '@tanstack/react-router';
import { SWRConfig } from 'swr';
import { firstReads } from '#app/_app/first-reads.ts';
import { refuseSession, requireSession } from '#app/_app/route-guard.ts';
import { BareLayout } from '#components/shell/BareLayout.tsx';
import { irPara, raiz } from './kit.tsx';

/** The parent of the pages without the shell. */
export const fora = createRoute({ getParentRoute: () => raiz, id: 'fora', component: SignedOutLayout });
/** Log-in, invitation, and the second factor that a company demands. */
export const semSessao = [
  createRoute({
    getParentRoute: () => fora,
    path: '/pages/login',
    beforeLoad: refuseSession,
    component: lazy(() => import('#app/_screens/pages/login/LoginScreen.tsx'), 'LoginScreen'),
  }),
  // Also open to signed-in people: an invitation link may be opened where somebody else is signed in.
  createRoute({
    getParentRoute: () => fora,
    path: '/pages/convite/$token',
    component: lazy(() => import('#app/_screens/pages/convite/ConviteScreen.tsx'), 'ConviteScreen'),
  }),
  // Where the company demands a second factor, a person without one sees nothing else.
  createRoute({
    getParentRoute: () => fora,
    path: '/pages/segundo-fator',
    beforeLoad: requireSession,
    component: lazy(
      () => import('#app/_screens/configuracoes/minha-conta/segundo-fator/SegundoFatorExigidoScreen.tsx'),
      'SegundoFatorExigidoScreen',
    ),
  }),
  createRoute({ getParentRoute: () => fora, path: '/', beforeLoad: irPara('/pages/login') }),
  createRoute({ getParentRoute: () => fora, path: '/pages', beforeLoad: irPara('/pages/login') }),
] as const;

function SignedOutLayout() {
  return (
    <BareLayout>
      <SWRConfig value={firstReads}>
        <Outlet />
      </SWRConfig>
    </BareLayout>
  );
}
