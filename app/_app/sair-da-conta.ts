import { sair } from '#lib/api/auth.ts';
import { retirarCaminhoPedido } from '#lib/session/caminho-pedido.ts';
import { encerrarSessao } from '#lib/session/sessao.ts';
import type { AppRouter } from './routes.tsx';

/** Leaving on purpose: at once, whatever the server says of it, and with no page to come back to. */
export async function sairDaConta(router: AppRouter): Promise<void> {
  sair().catch(() => {});
  encerrarSessao();
  await router.navigate({ to: '/pages/login', replace: true });
  retirarCaminhoPedido();
}
