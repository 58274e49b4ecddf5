import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ModalidadeSelect } from '#app/_screens/dci/processos/campos/ModalidadeSelect.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { type ModalidadeDci, NOME_MODALIDADE_DCI } from '#lib/domain/zfm/dci.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface ItensDaModalidadeProps {
  modalidade: ModalidadeDci;
  itens: ItemLidoDaDci[];
  campo: string | undefined;
  fechado: boolean;
}

/** The items of one modalidade. */
export function ItensDaModalidade({ modalidade, itens, campo, fechado }: ItensDaModalidadeProps) {
  const valor = dinheiro(somar(itens.map((item) => item.valor)));
  const colunas: Coluna<ItemLidoDaDci>[] = [
    { titulo: 'Produto', valor: (item) => <Produto item={item} />, total: 'Total' },
    { titulo: 'Destino', valor: ({ destino }) => NOME_LOCAL_DESTINO[destino] },
    ...(modalidade === 'PI_COM_PPB' ? [{ titulo: 'DCR-E', valor: (item: ItemLidoDaDci) => <Dcr item={item} /> }] : []),
    {
      titulo: 'Quantidade',
      numerica: true,
      valor: ({ quantidade, unidade }) => `${semZeros(quantidade)} ${unidade}`,
    },
    {
      titulo: 'Valor das notas (R$)',
      numerica: true,
      valor: (item) => formatarDinheiro(item.valor),
      total: formatarDinheiro(valor),
    },
    { titulo: 'NFs', numerica: true, valor: ({ notas }) => formatarInteiro(notas) },
    ...(fechado
      ? []
      : [
          {
            titulo: 'Modalidade',
            valor: (item: ItemLidoDaDci) => <ModalidadeSelect codigo={item.codigo} atual={item.modalidade} />,
          },
        ]),
  ];
  return (
    <Section
      titulo={NOME_MODALIDADE_DCI[modalidade]}
      nota={`registro ${REGISTRO[modalidade]} · ${itens.length === 1 ? '1 item' : `${formatarInteiro(itens.length)} itens`}`}
      semMargem
    >
      <DataTable
        legenda={`Itens: ${NOME_MODALIDADE_DCI[modalidade]}`}
        linhas={itens}
        chave={({ chave }) => chave}
        colunas={colunas}
        levadaA={campo}
      />
    </Section>
  );
}

function Produto({ item }: { item: ItemLidoDaDci }) {
  const { codigo, descricao, produto, itemCadastrado, falta } = item;
  return (
    <Stack sx={{ alignItems: 'flex-start', minWidth: 110, maxWidth: { xs: 130, sm: 'none' } }}>
      {produto ? (
        <LinkTo to="/dcr/produtos/$id" params={{ id: produto.id }} sx={{ fontWeight: 600 }}>
          {codigo}
        </LinkTo>
      ) : itemCadastrado ? (
        <LinkTo to="/configuracoes/itens/$id" params={{ id: itemCadastrado.id }} sx={{ fontWeight: 600 }}>
          {codigo}
        </LinkTo>
      ) : (
        <strong>{codigo}</strong>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {descricao}
      </Typography>
      {falta && <StatusChip tom="error">Falta saldo</StatusChip>}
    </Stack>
  );
}

function Dcr({ item: { dcr, produto } }: { item: ItemLidoDaDci }) {
  if (dcr) {
    return (
      <Stack sx={{ alignItems: 'flex-start' }}>
        <LinkTo underline="always" to="/dcr/processos-dcr/$id" params={{ id: dcr.id }}>
          {dcr.numero ?? dcr.processo}
        </LinkTo>
        <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          US$ {formatarDecimal(dcr.iiUnitUSD, 7)} · CRA {formatarDecimal(dcr.CRA, 2)} %
        </Typography>
      </Stack>
    );
  }
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
      <StatusChip tom="error">Sem DCR-E em vigor</StatusChip>
      {produto ? (
        <LinkTo underline="always" to="/dcr/novo-processo-dcr" search={{ produtoId: produto.id }}>
          Criar DCR-E
        </LinkTo>
      ) : (
        SEM_VALOR
      )}
    </Stack>
  );
}

const REGISTRO: Readonly<Record<ModalidadeDci, string>> = { PE: '11', PI_COM_PPB: '21', PI_SEM_PPB: '31', PN: '41' };
