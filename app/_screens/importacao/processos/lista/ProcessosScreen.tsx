import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useUsers } from '#lib/api/accounts/user.ts';
import type { Query } from '#lib/api/platform/client.ts';
import { formatarNumeroDuimp, validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import { DescartarTreinamento } from './DescartarTreinamento.tsx';
import { ProcessosVazio } from './ProcessosVazio.tsx';
import { AGRUPAMENTO_DO_MODO, modoDoAgrupamento } from './processos-busca.ts';
import { processosLista } from './processos-lista.tsx';

export function ProcessosScreen() {
  const navegar = useNavigate();
  const { data } = useUsers();
  const pessoas = data?.itens;
  const lista = useLista(useMemo(() => processosLista(pessoas ?? []), [pessoas]));
  const abrirImportacao = () => lista.mudar({ dialogo: 'importar-di' }, { replace: false });
  const { pagina: _pagina, tamanho: _tamanho, ordem: _ordem, ...filtros } = lista.consulta;
  const { treinamento, excluidos }: Query = lista.consulta;
  // A person who searched for a DUIMP that is not here may ask the Portal for it without typing the number again.
  const duimp = validarDuimp(lista.consulta.q);
  const agrupamento = AGRUPAMENTO_DO_MODO[lista.modo ?? ''];
  return (
    <>
      <Lista
        lista={lista}
        quadro={
          agrupamento ? (
            <ProcessosAgrupados
              por={agrupamento}
              filtros={filtros}
              aoAgrupar={(por) => lista.mudar({ modo: modoDoAgrupamento(por) }, { replace: false })}
            />
          ) : (
            (lista.modo === 'quadro' && <QuadroDeProcessos filtros={filtros} />) ||
            (lista.modo === 'calendario' && (
              <CalendarioDeProcessos
                filtros={filtros}
                mes={lista.mes}
                aoMudarMes={(mes) => lista.mudar({ mes }, { replace: false })}
              />
            ))
          )
        }
        acoes={
          <>
            <ComoMostrar
              modo={agrupamento ? 'grupos' : (lista.modo ?? 'tabela')}
              aoMudar={(modo) => lista.mudar({ modo: MODOS[modo], mes: undefined }, { replace: false })}
            />
            {treinamento === 'true' && <DescartarTreinamento descartados={excluidos === 'true'} />}
            <Button
              color="inherit"
              variant="outlined"
              onClick={() => lista.mudar({ dialogo: 'colar-canais' }, { replace: false })}
            >
              Colar canais
            </Button>
            <ButtonTo
              color="inherit"
              variant="outlined"
              to="/importacao/relatorios/$relatorio"
              params={{ relatorio: 'registro-de-di' }}
            >
              Relatórios
            </ButtonTo>
            <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={abrirImportacao}>
              Importar DI ou DUIMP
            </Button>
          </>
        }
        vazia={<ProcessosVazio aoImportar={abrirImportacao} />}
      />
      {lista.dialogo === 'colar-canais' && <ColarCanaisDialog aoFechar={() => lista.mudar({ dialogo: undefined })} />}
      {lista.dialogo === 'importar-di' && (
        <ImportarDiDialog
          aberto
          numero={duimp.valido ? formatarNumeroDuimp(duimp.valor) : undefined}
          aoFechar={() => lista.mudar({ dialogo: undefined })}
          aoImportar={([criado]) => criado && navegar({ to: '/importacao/processos/$id', params: { id: criado.id } })}
        />
      )}
    </>
  );
}

function ComoMostrar({ modo, aoMudar }: { modo: string; aoMudar: (modo: string) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Como mostrar"
      value={modo}
      onChange={(_, novo: string | null) => novo && aoMudar(novo)}
    >
      <ToggleButton value="tabela">Tabela</ToggleButton>
      <ToggleButton value="quadro">Quadro</ToggleButton>
      <ToggleButton value="grupos">Grupos</ToggleButton>
      <ToggleButton value="calendario">Calendário</ToggleButton>
    </ToggleButtonGroup>
  );
}

/** The `modo` of the address for each button; the table has none. */
const MODOS: Readonly<Record<string, string | undefined>> = {
  quadro: 'quadro',
  grupos: 'por-situacao',
  calendario: 'calendario',
};

const ProcessosAgrupados = lazyPart(() => import('./ProcessosAgrupados.tsx').then((part) => part.ProcessosAgrupados));
const CalendarioDeProcessos = lazyPart(() =>
  import('./CalendarioDeProcessos.tsx').then((part) => part.CalendarioDeProcessos),
);
const QuadroDeProcessos = lazyPart(() => import('./QuadroDeProcessos.tsx').then((part) => part.QuadroDeProcessos));
const ColarCanaisDialog = lazyPart(() =>
  import('#app/_screens/importacao/processos/varios/ColarCanaisDialog.tsx').then((part) => part.ColarCanaisDialog),
);
const ImportarDiDialog = lazyPart(() =>
  import('#app/_screens/importacao/processos/declaracao/ImportarDiDialog.tsx').then((part) => part.ImportarDiDialog),
);
