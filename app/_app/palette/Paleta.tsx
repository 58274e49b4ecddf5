import { useRouter } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { AvisoDaBusca } from '#app/_app/bar/AvisoDaBusca.tsx';
import { openImporterSwitch } from '#app/_app/bar/importer-switch.ts';
import { useHelp } from '#app/_app/help.ts';
import { SHORTCUTS } from '#app/_app/shortcuts.ts';
import { AtalhosDialog } from '#components/ui/dialogs/AtalhosDialog.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { CommandPalette } from '#components/ui/navigation/CommandPalette.tsx';
import { useSearch } from '#lib/api/platform/search.ts';
import { useManual } from '#lib/api/views/manual.ts';
import { useOpenRecord } from './open-record.ts';
import {
  CHAVE_DA_AJUDA,
  CHAVE_DO_IMPORTADOR,
  CHAVE_DO_SOBRE,
  CHAVE_DOS_ATALHOS,
  type EntradaDaPaleta,
  gruposDaPaleta,
} from './palette-groups.tsx';
import { readRecents } from './recents.ts';

interface PaletaProps {
  aberta: 'paleta' | 'atalhos' | null;
  /** What was typed since it was asked for, before this code was here. */
  digitado: RefObject<string>;
  aoFechar: () => void;
  aoListarAtalhos: () => void;
  deUmaTecla: boolean;
  aoLigar: (ligados: boolean) => void;
}

/** The command palette and the list of keyboard shortcuts. */
export function Paleta({ aberta, digitado, aoFechar, aoListarAtalhos, deUmaTecla, aoLigar }: PaletaProps) {
  return (
    <>
      {aberta === 'paleta' && (
        <PaletaAberta digitado={digitado} aoFechar={aoFechar} aoListarAtalhos={aoListarAtalhos} />
      )}
      <AtalhosDialog
        aberto={aberta === 'atalhos'}
        aoFechar={aoFechar}
        lugares={SHORTCUTS}
        deUmaTecla={deUmaTecla}
        aoLigar={aoLigar}
      />
    </>
  );
}

function PaletaAberta({
  digitado,
  aoFechar,
  aoListarAtalhos,
}: Pick<PaletaProps, 'digitado' | 'aoFechar' | 'aoListarAtalhos'>) {
  const router = useRouter();
  const { baixar } = useBaixar();
  const [texto, setTexto] = useState(() => digitado.current);
  const [recentes] = useState(readRecents);
  const busca = useSearch(texto);
  const ajuda = useHelp();
  const { data: manual } = useManual(texto.trim() !== '');
  const grupos = gruposDaPaleta({
    texto,
    aberto: useOpenRecord(),
    recentes,
    achados: busca.achados,
    secoes: manual?.secoes ?? [],
  });

  const fazer = ({ destino, arquivo, chave, ajuda: secao }: EntradaDaPaleta, emOutraAba: boolean) => {
    aoFechar();
    if (arquivo) baixar(arquivo.pedir, arquivo.nome);
    else if (chave === CHAVE_DOS_ATALHOS) aoListarAtalhos();
    else if (chave === CHAVE_DO_IMPORTADOR) openImporterSwitch(true);
    else if (chave === CHAVE_DO_SOBRE) ajuda.verSobre();
    else if (chave === CHAVE_DA_AJUDA || (secao && !emOutraAba)) ajuda.abrir(secao);
    else if (destino && emOutraAba) {
      window.open(router.history.createHref(router.buildLocation(destino).href), '_blank', 'noopener');
    } else if (destino) router.navigate(destino);
  };
  return (
    <CommandPalette
      aberta
      aoFechar={aoFechar}
      texto={texto}
      aoDigitar={setTexto}
      grupos={grupos}
      aoEscolher={(chave, emOutraAba) => {
        const escolhida = grupos.flatMap(({ itens }) => itens).find((item) => item.chave === chave);
        if (escolhida) fazer(escolhida, emOutraAba);
      }}
      carregando={busca.carregando}
      aviso={busca.erro && <AvisoDaBusca erro={busca.erro} tentarDeNovo={busca.tentarDeNovo} />}
      vazia={
        !busca.erro && (
          <>
            <strong>Nada encontrado para “{texto.trim()}”.</strong> Confira o número, ou tente só uma parte dele, do
            nome ou da descrição.
          </>
        )
      }
    />
  );
}
