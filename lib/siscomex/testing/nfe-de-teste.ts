/** Tests only: a complete NF-e with every field that is read, and its cancellation. Each test breaks one piece. */

/** lib/domain/identificadores/chave-nfe.test.ts calculates its check digit by hand. */
export const CHAVE = '132611ZFM000AM000121550010000001231876543213';

export const NFE = `<NFe xmlns="http://www.portalfiscal.inf.br/nfe">
<infNFe versao="4.00" Id="NFe${CHAVE}">
<ide><cUF>13</cUF><cNF>87654321</cNF><natOp>Venda de produção</natOp><mod>55</mod><serie>1</serie><nNF>123</nNF>
<dhEmi>2026-11-30T22:15:00-04:00</dhEmi><dhSaiEnt>2026-12-01T06:00:00-04:00</dhSaiEnt><tpNF>1</tpNF><idDest>2</idDest>
<cMunFG>1302603</cMunFG><tpImp>1</tpImp><tpEmis>1</tpEmis><cDV>3</cDV><tpAmb>1</tpAmb><finNFe>1</finNFe></ide>
<emit><CNPJ>ZFM000AM000121</CNPJ><xNome>FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA</xNome>
<enderEmit><xLgr>Rua Inventada</xLgr><cMun>1302603</cMun><xMun>Manaus</xMun><UF>AM</UF></enderEmit><IE>041234561</IE></emit>
<dest><CNPJ>11222333000181</CNPJ><xNome>Loja Imaginária &amp; Filhos</xNome>
<enderDest><cMun>3550308</cMun><xMun>São Paulo</xMun><UF>SP</UF></enderDest></dest>
<entrega><CNPJ>11222333000181</CNPJ><cMun>1304062</cMun><xMun>Tabatinga</xMun><UF>AM</UF></entrega>
<det nItem="1"><prod><cProd>MOTO-125</cProd><cEAN>SEM GTIN</cEAN><xProd>Motocicleta de 125 cm³</xProd><NCM>87112010</NCM>
<CFOP>6101</CFOP><uCom>UN</uCom><qCom>12.0000</qCom><vUnCom>8450.1234567890</vUnCom><vProd>101401.48</vProd>
<uTrib>UNID</uTrib><qTrib>12.5</qTrib><xPed>PED-7</xPed></prod>
<imposto><ICMS><ICMS00><orig>4</orig><CST>00</CST></ICMS00></ICMS>
<IPI><IPITrib><CST>50</CST><vIPI>25.5</vIPI></IPITrib></IPI></imposto><infAdProd>Chassi de teste</infAdProd></det>
<det nItem="2"><prod><cProd>MANUAL</cProd><xProd>Manual</xProd><NCM>49019900</NCM><CFOP>6101</CFOP><uCom>UN</uCom>
<qCom>1</qCom><vUnCom>0</vUnCom><vProd>0</vProd><uTrib>UN</uTrib><qTrib>1</qTrib></prod>
<imposto><IPI><IPINT><CST>53</CST></IPINT></IPI></imposto></det>
<total><ICMSTot><vProd>101401.48</vProd><vNF>101426</vNF></ICMSTot></total>
<infAdic><infCpl>DCI MENSAL</infCpl></infAdic>
</infNFe></NFe>`;

export const PROTOCOLO = `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${CHAVE}</chNFe>
<dhRecbto>2026-11-30T22:15:09-04:00</dhRecbto><nProt>113260000000017</nProt><cStat>100</cStat>
<xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe>`;

export const NFE_PROC = `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe">${NFE}${PROTOCOLO}</nfeProc>`;

export const CANCELAMENTO = `<procEventoNFe versao="1.00" xmlns="http://www.portalfiscal.inf.br/nfe">
<evento><infEvento><cOrgao>13</cOrgao><tpAmb>1</tpAmb><CNPJ>ZFM000AM000121</CNPJ><chNFe>${CHAVE}</chNFe>
<dhEvento>2026-11-30T23:50:00-04:00</dhEvento><tpEvento>110111</tpEvento>
<detEvento versao="1.00"><descEvento>Cancelamento</descEvento><nProt>113260000000017</nProt>
<xJust>Pedido desfeito pelo comprador</xJust></detEvento></infEvento></evento>
<retEvento><infEvento><cStat>135</cStat><chNFe>${CHAVE}</chNFe></infEvento></retEvento></procEventoNFe>`;
