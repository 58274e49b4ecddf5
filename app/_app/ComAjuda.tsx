import { useSnackbar } from 'notistack';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { HelpContext } from './help.ts';

/** The help and the "Sobre" dialog, over any page. Their code loads when the person first opens either. */
export function ComAjuda({ children }: { children: ReactNode }) {
  const [aberto, setAberto] = useState<'ajuda' | 'sobre' | null>(null);
  /** Each request is a new object: asking again for the same section counts as a new request. */
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

/** Not `lazy`: without a network, a failed load would replace the page and lose the text typed in it. */
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

/** The bundle never retries code that failed to load, so the person must reload the page (SemConexaoScreen). */
const NAO_VEIO =
  'Sem conexão: a ajuda não pôde ser buscada. Com a rede de volta, recarregue a página; o que se digitava fica em rascunho.';

async function carregarCodigo() {
  const [{ AjudaDaTela }, { Sobre }] = await Promise.all([import('./AjudaDaTela.tsx'), import('./Sobre.tsx')]);
  return { AjudaDaTela, Sobre };
}

/** F1 also works in a field and over a dialog: it types nothing, and the browser's own help does not cover this page. */
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
