import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { LacunasDoRegistro } from '#app/_screens/importacao/processos/andamento/LacunasDoRegistro.tsx';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { lacunasDoRegistro, nadaFaltaParaORegistro } from '#lib/domain/aduana/processo/lacunas-do-registro.ts';
import type { Pendencia } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface AssistenteRevisaoProps {
  processo: ProcessoInteiro;
  itens: ItensDoProcessoLidos;
  pendencias: readonly Pendencia[];
}

/** The totals of the processo and all that its registration still lacks, one line a cause, with a link to its step. */
export function AssistenteRevisao({ processo, itens, pendencias }: AssistenteRevisaoProps) {
  const lacunas = lacunasDoRegistro(pendencias);
  return (
    <Stack sx={{ gap: 2 }}>
      <Figuras itens={itens} documento={processo.tipoDocumento} />
      {pendencias.length === 0 ? (
        <Alert severity={processo.tipoDocumento === 'DUIMP' ? 'info' : 'success'}>
          {nadaFaltaParaORegistro(processo.tipoDocumento)}
        </Alert>
      ) : (
        <Alert severity="info">
          {quantasFaltam(lacunas.length)} O processo pode ser concluído assim e completado depois, na página dele.
        </Alert>
      )}
      <LacunasDoRegistro
        lacunas={lacunas}
        destinoDe={(parte) => ({ to: '/importacao/novo-processo', search: { processo: processo.id, passo: parte } })}
      />
    </Stack>
  );
}

function Figuras({ itens: { itens, adicoes }, documento }: { itens: ItensDoProcessoLidos; documento: TipoDocumento }) {
  const semPeso = itens.filter(({ pesoLiquido }) => pesoLiquido === null).length;
  const porMoeda = [...Map.groupBy(itens, ({ moeda }) => moeda.codigo).values()];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))' }}>
      <FigureCard nome="Itens" valor={formatarInteiro(itens.length)} />
      {porMoeda.map((itensDaMoeda) => (
        <FigureCard
          key={itensDaMoeda[0]?.moeda.codigo}
          nome={`Valor em ${itensDaMoeda[0]?.moeda.nome}`}
          valor={formatarDinheiro(valorDasLinhas(itensDaMoeda, documento))}
          nota="na condição de venda"
        />
      ))}
      <FigureCard
        nome="Peso líquido dos itens (kg)"
        valor={itens.length === semPeso ? SEM_VALOR : formatarDecimal(somar(itens.map(peso)).toFixed(5), 3)}
        {...(semPeso > 0 && { nota: semPeso === 1 ? '1 item está sem peso' : `${semPeso} itens estão sem peso` })}
      />
      <FigureCard nome="Adições previstas" valor={formatarInteiro(adicoes.length)} />
    </Box>
  );
}

const peso = ({ pesoLiquido }: { pesoLiquido: string | null }) => pesoLiquido;

function quantasFaltam(quantas: number): string {
  return quantas === 1 ? 'Há 1 causa a resolver para o registro.' : `Há ${quantas} causas a resolver para o registro.`;
}
