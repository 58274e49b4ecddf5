import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Apontamentos, ResultadoDosApontamentos } from '#components/comex/Apontamentos.tsx';
import { XmlPrevia } from '#components/comex/XmlPrevia.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { PreviaDaMatriz as Previa } from '#lib/contracts/sefaz/matriz-xml.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { LinkDoApontamento } from './LinkDoApontamento.tsx';

/** The findings, those that block the file first, and the file itself. */
export function PreviaDaMatriz({ previa }: { previa: Previa }) {
  const { apontamentos, itens, dia, xsd, aviso, importador } = previa;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <ResultadoDosApontamentos apontamentos={apontamentos} />
        <Typography>
          {itens === 1 ? '1 item' : `${formatarInteiro(itens)} itens`} em vigor em {formatarData(dia)}.
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {xsd
            ? `Conferido pelo XSD ${xsd.nome}, carregado em ${formatarInstante(xsd.carregadoEm)}. A assinatura é posta depois, onde está o certificado.`
            : 'Conferido sem o XSD oficial, pelo que se conhece do leiaute.'}
        </Typography>
      </Stack>
      <Apontamentos
        apontamentos={apontamentos}
        link={({ alvo }) => <LinkDoApontamento alvo={alvo} importadorId={importador.id} />}
      />
      {aviso && (
        <Alert severity="warning">
          {aviso} Com o XSD oficial carregado em{' '}
          <LinkTo underline="always" color="inherit" to="/configuracoes/parametros" search={{ dialogo: 'sefaz-am' }}>
            Parâmetros
          </LinkTo>
          , o arquivo é conferido por ele.
        </Alert>
      )}
      <XmlPrevia nome={previa.nome} xml={previa.xml} semCopia={apontamentos.some(({ nivel }) => nivel === 'erro')} />
    </>
  );
}
