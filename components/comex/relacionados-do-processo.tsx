import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { RelacionadosDoProcesso } from '#lib/contracts/views/relacionados.ts';
import { NOME_TIPO_DOCUMENTO } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { SituacaoDaiChip } from './chips/SituacaoDaiChip.tsx';
import { StatusPedidoChip } from './chips/StatusPedidoChip.tsx';

/** The records beside a process, as the frame of a record shows them. The page of the DAI shows its process among them. */
export function gruposDoProcesso(lidos: RelacionadosDoProcesso, pagina: 'processo' | 'dai') {
  return [pagina === 'dai' ? doProcesso(lidos) : daSefaz(lidos), dosPedidos(lidos), doSaldo(lidos), dosPapeis(lidos)];
}

function doProcesso({ processo: { id, numero } }: RelacionadosDoProcesso) {
  const conteudo = (
    <LinkTo underline="always" to="/importacao/processos/$id" params={{ id }}>
      {numero}
    </LinkTo>
  );
  return { titulo: 'Processo', nenhum: '', linhas: [{ chave: id, conteudo }] };
}

function daSefaz({ processo: { id, treinamento }, dai }: RelacionadosDoProcesso) {
  const linha = dai && {
    chave: id,
    conteudo: (
      <LinkTo underline="always" to="/importacao/sefaz/$id" params={{ id }}>
        {dai.numero ?? 'Abrir a DAI'}
      </LinkTo>
    ),
    nota: <SituacaoDaiChip situacao={dai.situacao} />,
  };
  return {
    titulo: 'DAI',
    nenhum: treinamento ? 'O treinamento não tem DAI.' : 'Nasce com o registro.',
    linhas: linha ? [linha] : [],
  };
}

function dosPedidos({ pedidos }: RelacionadosDoProcesso) {
  return {
    titulo: 'PO',
    nenhum: 'Nenhum pedido embarcado nele.',
    linhas: pedidos.map((pedido) => ({
      chave: pedido.id,
      conteudo: (
        <LinkTo underline="always" to="/importacao/relatorioPos/$id" params={{ id: pedido.id }}>
          {pedido.numero}
        </LinkTo>
      ),
      nota: <StatusPedidoChip status={pedido.status} />,
    })),
  };
}

function doSaldo({ processo, lotes }: RelacionadosDoProcesso) {
  const linha = {
    chave: 'lotes',
    conteudo: (
      <LinkTo
        underline="always"
        to="/dcr/saldo-insumos"
        search={{ numeroDeclaracao: lotes.numeroDeclaracao ?? undefined, comSaldo: 'false' }}
      >
        {lotes.todos === 1 ? '1 lote' : `${lotes.todos} lotes`}
      </LinkTo>
    ),
    nota: <Nota>{`${lotes.comSaldo} com saldo`}</Nota>,
  };
  return {
    titulo: 'Saldo de insumos',
    nenhum: processo.treinamento ? 'O treinamento não entra no saldo.' : 'Nenhum lote: entra com o desembaraço.',
    linhas: lotes.todos === 0 ? [] : [linha],
  };
}

function dosPapeis({ processo: { id }, papeis }: RelacionadosDoProcesso) {
  const anexos = {
    chave: 'papeis',
    conteudo: (
      <LinkTo underline="always" to="/importacao/processos/$id" params={{ id }} search={{ aba: 'documentos' }}>
        {papeis.anexos === 1 ? '1 anexo' : `${papeis.anexos} anexos`}
      </LinkTo>
    ),
    nota: <Nota>{papeisPorExtenso(papeis.exigidos)}</Nota>,
  };
  const faltam = (papeis.exigidos?.faltam ?? []).map((tipo) => ({
    chave: tipo,
    conteudo: (
      <LinkTo
        underline="always"
        to="/importacao/processos/$id"
        params={{ id }}
        search={{ aba: 'documentos', campo: tipo }}
      >
        {NOME_TIPO_DOCUMENTO[tipo]}
      </LinkTo>
    ),
    nota: <Nota>falta</Nota>,
  }));
  return { titulo: 'Papéis', nenhum: '', linhas: [anexos, ...faltam] };
}

/** `2 de 4 exigidos`; a dash where it is not known which papers are expected. */
function papeisPorExtenso(exigidos: RelacionadosDoProcesso['papeis']['exigidos']): string {
  if (exigidos === null) return `${SEM_VALOR} exigidos`;
  return `${exigidos.todos - exigidos.faltam.length} de ${exigidos.todos} exigidos`;
}

function Nota({ children }: { children: string }) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
