import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SilencioDoCorte as Silencio } from '#lib/contracts/views/meu-dia.ts';
import { CONTINUA_DEPOIS_DO_CORTE, NOME_REGRA_DO_MEU_DIA, NOME_VALOR_DO_DIA } from '#lib/domain/telas/meu-dia.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** What a cut-off takes out of Meu dia, by kind, with its count and money. */
export function SilencioDoCorte({ silencio: { regras, total } }: { silencio: Silencio }) {
  const nada = total === 0;
  return (
    <div>
      <Typography variant="body2">
        {nada ? 'Nada do que espera hoje sai do Meu dia.' : `${quantas(total)} do Meu dia:`}
      </Typography>
      {!nada && (
        <Box component="ul" sx={{ my: 1, pl: 3, typography: 'body2' }}>
          {regras.map(({ regra, quantas: n, valores }) => (
            <li key={regra}>
              {[
                `${formatarInteiro(n)} × ${NOME_REGRA_DO_MEU_DIA[regra]}`,
                ...valores.map(({ oQue, valor }) => `R$ ${formatarDinheiro(valor)} ${NOME_VALOR_DO_DIA[oQue]}`),
              ].join(' · ')}
            </li>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Continuam: {CONTINUA_DEPOIS_DO_CORTE}.
      </Typography>
    </div>
  );
}

const quantas = (total: number) => (total === 1 ? 'Sai 1 pendência' : `Saem ${formatarInteiro(total)} pendências`);
