import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSearch } from '@tanstack/react-router';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useState } from 'react';
import { AvisoDoFoco } from '#components/lista/AvisoDoFoco.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useAdiar, useMeuDia } from '#lib/api/views/meu-dia.ts';
import type { LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { formatarData } from '#lib/format/data.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';
import { useSession } from '#lib/session/session.ts';
import { ADebitarNoDia } from './ADebitarNoDia.tsx';
import { AdiarDialog } from './AdiarDialog.tsx';
import { CortadasDoDia } from './CortadasDoDia.tsx';
import { EsqueletoDoDia } from './EsqueletoDoDia.tsx';
import { FiltrosDoDia } from './FiltrosDoDia.tsx';
import { GrupoDoDia } from './GrupoDoDia.tsx';
import type { MeuDiaBusca } from './meu-dia-busca.ts';
import { resumoDoDia, saudacao } from './saudacao.ts';
import { useFocoNaLinha } from './use-foco-na-linha.ts';
import { VazioDoDia } from './VazioDoDia.tsx';

const ROTA = '/dentro/meu-dia';

export function MeuDiaScreen() {
  const busca = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/meu-dia');
  const nome = useSession()?.name ?? null;
  const { importadorId, doFoco } = useImportadorDaConsulta(busca.importadorId);
  const { data: dia, error, mutate } = useMeuDia({ ...busca, importadorId, adiados: busca.adiados ? 'true' : 'false' });
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const { trazerDeVolta } = useAdiar();
  const [adiando, setAdiando] = useState<LinhaDoMeuDia | null>(null);
  const [voltando, setVoltando] = useState<string | null>(null);
  const { lembrarAberta, passarAdiante } = useFocoNaLinha(dia?.linhas, adiando !== null);

  const filtrar = (mudanca: Partial<MeuDiaBusca>) =>
    navegar({ search: (atual) => ({ ...atual, ...mudanca }), replace: true, resetScroll: false });
  const devolver = async ({ chave, titulo }: LinhaDoMeuDia, aviso?: SnackbarKey) => {
    if (aviso !== undefined) closeSnackbar(aviso);
    setVoltando(chave);
    passarAdiante(chave);
    try {
      await trazerDeVolta(chave);
      enqueueSnackbar(`${titulo} está de volta.`, { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setVoltando(null);
    }
  };
  const aoAdiar = (linha: LinhaDoMeuDia, ate: string) => {
    setAdiando(null);
    enqueueSnackbar(`Adiado até ${formatarData(ate)}.`, {
      variant: 'success',
      action: (aviso) => (
        <Button color="inherit" size="small" onClick={() => devolver(linha, aviso)}>
          Desfazer
        </Button>
      ),
    });
  };
  return (
    <>
      <PageHeader
        titulo={saudacao(nome, new Date())}
        descricao={dia ? resumoDoDia(dia, busca) : !error && <Skeleton width={240} />}
      >
        <FiltrosDoDia busca={busca} dia={dia} aoFiltrar={filtrar} />
      </PageHeader>
      <AvisoDoFoco importador={doFoco} />
      {error && !dia && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!error && !dia && <EsqueletoDoDia />}
      {dia && dia.linhas.length === 0 && <VazioDoDia busca={busca} adiados={dia.adiados} aoFiltrar={filtrar} />}
      {dia && (
        <Stack sx={{ gap: 2 }}>
          {dia.aDebitar && <ADebitarNoDia aDebitar={dia.aDebitar} />}
          {dia.grupos.map((grupo) => (
            <GrupoDoDia
              key={grupo.grupo}
              grupo={grupo}
              linhas={dia.linhas.filter((linha) => linha.grupo === grupo.grupo)}
              hoje={dia.hoje}
              voltando={voltando}
              aoAbrir={lembrarAberta}
              aoAdiar={setAdiando}
              aoTrazerDeVolta={devolver}
            />
          ))}
          <CortadasDoDia dia={dia} escolhida={busca.regra} aoEscolher={(regra) => filtrar({ regra })} />
        </Stack>
      )}
      {adiando && dia && (
        <AdiarDialog
          linha={adiando}
          hoje={dia.hoje}
          aoFechar={() => setAdiando(null)}
          aoComecar={() => passarAdiante(adiando.chave)}
          aoAdiar={(ate) => aoAdiar(adiando, ate)}
        />
      )}
    </>
  );
}
