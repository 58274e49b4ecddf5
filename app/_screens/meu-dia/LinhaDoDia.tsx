import SnoozeOutlined from '@mui/icons-material/SnoozeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PrazoChip } from '#components/comex/chips/PrazoChip.tsx';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import type { LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { NOME_REGRA_DO_MEU_DIA, NOME_VALOR_DO_DIA } from '#lib/domain/telas/meu-dia.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { destinoDaLinha } from './destino-da-linha.ts';
import { CARTAO, PARTES } from './linha-do-dia-sx.ts';

export interface LinhaDoDiaProps {
  linha: LinhaDoMeuDia;
  hoje: string;
  /** Whether the request to bring the line back is running. */
  voltando: boolean;
  aoAbrir: (chave: string) => void;
  aoAdiar: (linha: LinhaDoMeuDia) => void;
  aoTrazerDeVolta: (linha: LinhaDoMeuDia) => void;
}

/** The pending task, its reason, due day, money at stake and person. The whole line links to the field concerned. */
export function LinhaDoDia({ linha, hoje, voltando, aoAbrir, aoAdiar, aoTrazerDeVolta }: LinhaDoDiaProps) {
  const portal = usePortalParts();
  const { chave, regra, titulo, porque, prazo, valor, lugar, adiamento } = linha;
  const adiado = adiamento !== null && adiamento.voltou === null;
  return (
    <Box component="li" sx={CARTAO}>
      <Box sx={PARTES.oQue}>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {NOME_REGRA_DO_MEU_DIA[regra]}
        </Typography>
        <LinkTo
          {...destinoDaLinha(lugar, portal)}
          data-chave={chave}
          color="text.primary"
          underline="hover"
          onClick={() => aoAbrir(chave)}
          sx={PARTES.link}
        >
          {titulo}
        </LinkTo>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <TextoComLeis texto={porque} />
        </Typography>
        {adiamento && <DoAdiamento adiamento={adiamento} />}
      </Box>
      <DeQuem linha={linha} />
      <Box sx={PARTES.valor}>
        {valor && (
          <>
            <Typography component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              R$ {formatarDinheiro(valor.valor)}
            </Typography>{' '}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {NOME_VALOR_DO_DIA[valor.oQue]}
            </Typography>
          </>
        )}
      </Box>
      <Box sx={PARTES.prazo}>
        <PrazoChip nivel={linha.nivel} prazo={prazo} hoje={hoje} />{' '}
        {prazo && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {formatarData(prazo)}
          </Typography>
        )}
      </Box>
      <Box sx={PARTES.ato}>
        {adiado ? (
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            loading={voltando}
            aria-label={`Trazer de volta: ${titulo}`}
            onClick={() => aoTrazerDeVolta(linha)}
          >
            Trazer de volta
          </Button>
        ) : (
          <Button
            size="small"
            color="inherit"
            startIcon={<SnoozeOutlined />}
            aria-haspopup="dialog"
            aria-label={`Adiar: ${titulo}`}
            onClick={() => aoAdiar(linha)}
          >
            Adiar
          </Button>
        )}
      </Box>
    </Box>
  );
}

function DeQuem({ linha: { importador, responsavel, lugar } }: Pick<LinhaDoDiaProps, 'linha'>) {
  return (
    <Box sx={PARTES.deQuem}>
      {importador && (
        <Typography component="span" sx={{ display: 'block' }}>
          {importador.nome}
        </Typography>
      )}{' '}
      {DE_ALGUEM.includes(lugar.onde) && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {responsavel?.nome ?? 'sem responsável'}
        </Typography>
      )}
    </Box>
  );
}

function DoAdiamento({ adiamento: { ate, motivo, voltou } }: { adiamento: NonNullable<LinhaDoMeuDia['adiamento']> }) {
  const dia = formatarData(ate);
  const inicio =
    voltou === null
      ? `Adiado até ${dia}`
      : voltou === 'DATA'
        ? `Voltou: adiado até ${dia}`
        : `Voltou antes de ${dia}, porque piorou`;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'info.main', overflowWrap: 'anywhere' }}>
      {inicio}. {motivo}
    </Typography>
  );
}

/** Only a processo has a person in charge. */
const DE_ALGUEM: readonly LinhaDoMeuDia['lugar']['onde'][] = ['PROCESSO', 'DAI'];
