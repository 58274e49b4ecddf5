import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useAskedProof } from '#lib/session/asked-proof.ts';

/** The question of the server who the person is, whichever screen its act came from. */
export function ProvaPedida() {
  const asked = useAskedProof();
  return asked && <ProvaDialog {...asked} />;
}

const ProvaDialog = lazyPart(() =>
  import('#app/_screens/configuracoes/minha-conta/segundo-fator/ProvaDialog.tsx').then((part) => part.ProvaDialog),
);
