import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ResultadoDcr } from '#lib/fiscal/dcr/calcular-dcr.ts';
import type { ConteudoLido } from '#lib/fiscal/dcr/conteudo-digitado.ts';
import { figurasConhecidas, linhasIncompletas } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { MOTOR_DCR } from '#lib/fiscal/dcr/versao-do-motor.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';

interface FigurasSectionProps {
  resultado: ResultadoDcr;
  conteudo: ConteudoLido;
  /** The engine version that calculated the saved results. */
  motorGravado: string | null;
  aoAbrir: (memoria: NoDaMemoria) => void;
}

interface LinhaDeFigura {
  nome: string;
  formula: string;
  /** `—` while a line that enters the figure has no price, or no rate. */
  valor: string;
  memoria: () => NoDaMemoria | null;
}

/** The seven results, each with its formula in numbers. Pressing a result opens its memória. */
export function FigurasSection({ resultado, conteudo, motorGravado, aoAbrir }: FigurasSectionProps) {
  const { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD } = figurasConhecidas(resultado, conteudo);
  const incompletas = linhasIncompletas(conteudo);
  const { tipoCoeficiente, acrescimo } = conteudo;
  const [ccn, cci, cmo] = [formatarDecimal(CCN, 7), formatarDecimal(CCI, 7), formatarDecimal(CMO, 4)];
  const pontos = formatarDecimal(acrescimo, 2);
  const linhas: LinhaDeFigura[] = [
    {
      nome: 'CCN (US$)',
      formula: 'Σ quantidade × custo dos nacionais',
      valor: ccn,
      memoria: () => resultado.memorias.CCN,
    },
    {
      nome: 'CCI (US$)',
      formula: 'Σ quantidade × custo dos importados',
      valor: cci,
      memoria: () => resultado.memorias.CCI,
    },
    { nome: 'CMO (US$)', formula: 'salários + encargos', valor: cmo, memoria: () => resultado.memorias.CMO },
    {
      nome: 'Coeficiente calculado (%)',
      formula: `100 × (${ccn} + ${cmo}) ÷ (${ccn} + ${cci} + ${cmo})`,
      valor: formatarDecimal(coefCalculado6, 6),
      memoria: () => resultado.memorias.coefCalculado6,
    },
    {
      nome: 'CRA (%)',
      formula:
        tipoCoeficiente === 'FIXO'
          ? `88,00 (fixo) + ${pontos} p.p., até 100`
          : `coeficiente calculado em 2 casas + ${pontos} p.p., até 100`,
      valor: formatarDecimal(CRA, 2),
      memoria: () => resultado.memorias.CRA,
    },
    {
      nome: 'II cheio suspenso (US$)',
      formula: 'Σ custo × alíquota dos suspensos',
      valor: formatarDecimal(iiCheioUSD, 7),
      memoria: () => resultado.memorias.iiCheioUSD,
    },
    {
      nome: 'II por unidade (US$)',
      formula: 'Σ II devido de cada componente, arredondado uma vez',
      valor: formatarDecimal(iiUnitUSD, 7),
      memoria: () => resultado.memoria,
    },
  ];
  const colunas: Coluna<LinhaDeFigura>[] = [
    { titulo: 'Figura', valor: ({ nome }) => <strong>{nome}</strong> },
    { titulo: 'Fórmula', valor: ({ formula }) => formula },
    {
      titulo: 'Valor',
      numerica: true,
      valor: ({ nome, valor, memoria }) => {
        if (valor === SEM_VALOR) return SEM_VALOR;
        const abrir = () => {
          const doValor = memoria();
          if (doValor) aoAbrir(doValor);
        };
        return <FigureButton nome={nome} valor={valor} aoAbrir={abrir} />;
      },
    },
  ];
  return (
    <Section titulo="Valores calculados" nota={`motor ${MOTOR_DCR} · por unidade do produto`} semMargem>
      {incompletas && (
        <Alert severity="warning" sx={{ mx: 2, mb: 1.5 }}>
          {incompletas}. Os valores que dependem delas não são calculados.
        </Alert>
      )}
      <DataTable legenda="Valores calculados do DCR-E" linhas={linhas} chave={({ nome }) => nome} colunas={colunas} />
      {motorGravado && motorGravado !== MOTOR_DCR && (
        <Typography variant="caption" sx={{ display: 'block', px: 2, py: 1, color: 'text.secondary' }}>
          O que está gravado foi calculado pelo motor {motorGravado}.
        </Typography>
      )}
      {resultado.avisos.map(({ mensagem }) => (
        <Typography key={mensagem} variant="body2" sx={{ px: 2, py: 0.5, color: 'warning.main' }}>
          {mensagem}
        </Typography>
      ))}
    </Section>
  );
}
