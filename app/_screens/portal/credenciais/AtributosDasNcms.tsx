import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { useAtosDoPortal, useAtributosNoPortal } from '#lib/portal/api/portal-unico.ts';
import type { AtributosNoPortal, CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { AtributosDaNcmDialog } from './AtributosDaNcmDialog.tsx';
import { SecaoDaCredencial } from './SecaoDaCredencial.tsx';
import { SituacaoDoPedido } from './SituacaoDoPedido.tsx';
import { useCredencialEscolhida } from './use-credencial-escolhida.ts';

interface AtributosDasNcmsProps {
  /** The credentials that no person has ended. */
  credenciais: readonly CredencialDoPortal[];
}

/** The NCMs of the items, and what the Portal answered of their attributes in the environment of the chosen key. */
export function AtributosDasNcms({ credenciais }: AtributosDasNcmsProps) {
  const [aberta, setAberta] = useState<AtributosNoPortal | null>(null);
  const [credencial, setEscolhida] = useCredencialEscolhida(credenciais);
  const { data: linhas, error, mutate } = useAtributosNoPortal(credencial?.ambiente ?? null);
  const { pedirAtributos } = useAtosDoPortal();
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const [nenhuma, setNenhuma] = useState(false);
  if (error && !linhas) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!credencial || !linhas) return null;
  const faltam = linhas.filter(({ pedido }) => !pedido || pedido.situacao === 'RECUSADA').map(({ ncm }) => ncm);
  const pedir = (ncms: string[] | null) =>
    void fazer(async () => setNenhuma((await pedirAtributos(credencial, ncms)) === 0));
  return (
    <SecaoDaCredencial
      titulo="Atributos das NCMs"
      explicacao={
        <>
          O que o Catálogo de Produtos pede de cada NCM dos seus itens. O Cais pergunta uma NCM de cada vez, dentro dos
          limites da credencial, e guarda a resposta como veio. Os produtos se preparam em{' '}
          <LinkTo underline="always" to="/configuracoes/catalogo">
            Catálogo de produtos
          </LinkTo>
          .
        </>
      }
      credenciais={credenciais}
      escolhida={credencial}
      aoEscolher={setEscolhida}
      atos={
        <>
          <Button
            variant="outlined"
            color="inherit"
            loading={ocupado}
            disabled={faltam.length === 0}
            onClick={() => pedir(faltam.slice(0, MAXIMO_DE_NCMS))}
          >
            Pedir as que faltam
          </Button>
          <Button color="inherit" disabled={ocupado || linhas.length === 0} onClick={() => pedir(null)}>
            Pedir todas de novo
          </Button>
        </>
      }
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      {nenhuma && (
        <Alert severity="info">Nada a pedir: todas já estão na fila, ou o Portal Único as respondeu hoje.</Alert>
      )}
      {linhas.length === 0 ? (
        <Typography variant="body2">Nenhum item cadastrado tem NCM.</Typography>
      ) : (
        <DataTable
          legenda="NCMs dos itens e seus atributos no Portal Único"
          colunas={colunas(setAberta)}
          linhas={linhas}
          chave={({ ncm }) => ncm}
          alturaMaxima={480}
        />
      )}
      {aberta && <AtributosDaNcmDialog linha={aberta} aoFechar={() => setAberta(null)} />}
    </SecaoDaCredencial>
  );
}

function colunas(aoVer: (linha: AtributosNoPortal) => void): Coluna<AtributosNoPortal>[] {
  return [
    { titulo: 'NCM', valor: ({ ncm }) => formatarNcm(ncm) },
    { titulo: 'Itens', valor: ({ itens }) => itens, numerica: true },
    { titulo: 'No Portal', valor: ({ pedido }) => <SituacaoDoPedido pedido={pedido} /> },
    {
      titulo: 'Atributos',
      valor: (linha) =>
        linha.pedido?.olhadaEm ? (
          <Button
            size="small"
            color="inherit"
            aria-label={`Ver os atributos da NCM ${formatarNcm(linha.ncm)}`}
            onClick={() => aoVer(linha)}
          >
            Ver
          </Button>
        ) : (
          SEM_VALOR
        ),
    },
  ];
}

const MAXIMO_DE_NCMS = 500;
