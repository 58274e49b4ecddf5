import { useSnackbar } from 'notistack';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { HelpContext } from './help.ts';

/** The help and what is said of the product, over any page: their code comes when they are first asked for. */
export function ComAjuda({ children }: { children: ReactNode }) {
  const [aberto, setAberto] = useState<'ajuda' | 'sobre' | null>(null);
  /** What was asked for; each asking counts, also for the section it is at. */
  const [pedido, setPedido] = useState<{ secao?: string | undefined }>({});
  const codigo = useCodigo(aberto !== null, () => setAberto(null));
  const ajuda = useMemo(() => {
    const mostrar = (secao?: string) => {
      setPedido({ secao });
      setAberto('ajuda');
    };
    return { abrir: mostrar, verSobre: () => setAberto('sobre') };
  }, []);
  const fechar = () => setAberto(null);
  useTeclaDaAjuda(() => (aberto === 'ajuda' ? fechar() : ajuda.abrir()));
  return (
    <HelpContext value={ajuda}>
      {children}
      {codigo && <codigo.AjudaDaTela aberta={aberto === 'ajuda'} pedido={pedido} aoFechar={fechar} />}
      {codigo && aberto === 'sobre' && <codigo.Sobre aoFechar={fechar} />}
    </HelpContext>
  );
}

/** Not `lazy`: a network that is down would take the page, and what is typed in it, for a help that did not come. */
function useCodigo(pedido: boolean, aoFalhar: () => void) {
  const { enqueueSnackbar } = useSnackbar();
  const [codigo, setCodigo] = useState<Awaited<ReturnType<typeof carregarCodigo>>>();
  const falhou = useEffectEvent(() => {
    aoFalhar();
    enqueueSnackbar(NAO_VEIO, { variant: 'error' });
  });
  useEffect(() => {
    if (pedido) carregarCodigo().then(setCodigo, falhou);
  }, [pedido]);
  return codigo;
}

/** What once failed to come is not asked for again by the bundle (SemConexaoScreen). */
const NAO_VEIO =
  'Sem conexão: a ajuda não pôde ser buscada. Com a rede de volta, recarregue a página; o que se digitava fica em rascunho.';

async function carregarCodigo() {
  const [{ AjudaDaTela }, { Sobre }] = await Promise.all([import('./AjudaDaTela.tsx'), import('./Sobre.tsx')]);
  return { AjudaDaTela, Sobre };
}

/** In a field and over a dialog too: it writes nothing, and the browser's own help is not of this page. */
function useTeclaDaAjuda(aoApertar: () => void): void {
  const aoTeclar = useEffectEvent((evento: KeyboardEvent) => {
    if (evento.key !== 'F1' || evento.ctrlKey || evento.metaKey || evento.altKey || evento.shiftKey) return;
    evento.preventDefault();
    if (!evento.repeat) aoApertar();
  });
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => aoTeclar(evento);
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
}
