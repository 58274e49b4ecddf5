import type { ReactNode } from 'react';
import { ABAS_DAI, type AbaDai } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';
import { AbasDoRegistro, PainelDaAba } from '#components/registro/AbasDoRegistro.tsx';

interface DaiTabsProps {
  aba: AbaDai;
  aoAbrir: (aba: AbaDai) => void;
  /** The open tab's content. */
  children: ReactNode;
}

export function DaiTabs({ aba, aoAbrir, children }: DaiTabsProps) {
  return (
    <>
      <AbasDoRegistro rotulo="Partes da DAI" abas={ABAS} aberta={aba} aoAbrir={aoAbrir} />
      <PainelDaAba aba={aba}>{children}</PainelDaAba>
    </>
  );
}

const TITULOS: Readonly<Record<AbaDai, string>> = {
  dados: 'Dados gerais',
  adicoes: 'Adições e tributação',
  icms: 'ICMS',
  conferencia: 'Conferência e XML',
  notificacoes: 'Notificações e DAR',
  documentos: 'Documentos',
  historico: 'Histórico',
};

const ABAS = ABAS_DAI.map((valor) => ({ valor, titulo: TITULOS[valor] }));
