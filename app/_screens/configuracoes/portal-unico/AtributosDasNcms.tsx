import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EscolherCredencial } from '#components/comex/CredencialDoPortal.tsx';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { Section } from '#components/ui/Section.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDoPortal, useAtributosNoPortal } from '#lib/api/portal-unico.ts';
import type { AtributosNoPortal, CredencialDoPortal } from '#lib/contracts/portal-unico.ts';
import { AVISO_DO_AMBIENTE, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { AtributosDaNcmDialog } from './AtributosDaNcmDialog.tsx';
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
    <Section titulo="Atributos das NCMs" nota={NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase()}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        O que o Catálogo de Produtos pede de cada NCM dos seus itens. O Cais pergunta uma NCM de cada vez, dentro dos
        limites da credencial, e guarda a resposta como veio. Os produtos se preparam em{' '}
        <LinkTo underline="always" to="/configuracoes/catalogo">
          Catálogo de produtos
        </LinkTo>
        .
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <EscolherCredencial
          credenciais={credenciais}
          escolhida={credencial.id}
          aoEscolher={setEscolhida}
          largura={360}
        />
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
      </Stack>
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
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {AVISO_DO_AMBIENTE[credencial.ambiente]}
      </Typography>
      {aberta && <AtributosDaNcmDialog linha={aberta} aoFechar={() => setAberta(null)} />}
    </Section>
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
